/** The worker of the first page has no game whose players have different moves. */
function absent(): never {
  throw new TypeError('the first page plays Nim alone')
}

export {
  absent as decideTurn,
  absent as explainPartizan,
  absent as learnedOf,
  absent as partizanRecord,
}
