/** Words of the languages, and names of their libraries, that no variable of a program may have. */
export const RESERVED: ReadonlySet<string> = new Set(
  [
    'abstract and any args as assert async auto await bool boolean break buf byte case cast catch',
    'char class const continue crate data def default del delete do double elif else enum except',
    'export extends extern false final finally float fn for from function get global goto if impl',
    'implements import in inline input instanceof int interface into is isqrt items lambda len let',
    'line list ll lll long loop main malloc map match math max min mod module mut namespace native',
    'new next nonlocal not nothing null number numbers object of operator or out package pass pos',
    'print private protected public puts qsort raise range read readLine register return self set',
    'short signed sizeof at best sort static std str string struct sum super switch synchronized sys',
    'template this throw throws true try typedef typeof undefined union unsigned use using',
    'value var vector virtual void volatile while with yield None True False Main System String',
    'and_eq bitand bitor compl not_eq or_eq xor xor_eq',
    'Math Number BigInt BigInteger Arrays Array process require console printf fread stdin stdout',
  ].flatMap((line) => line.split(' ')),
)
