export { type Dyadic, printDyadic } from './arith/dyadic.ts'
export { fibonacci, floorPhi, zeckendorf } from './arith/golden.ts'
export {
  type NimLogarithm,
  nimInverse,
  nimLogarithm,
  nimOrder,
  nimPower,
  nimSquareRoot,
} from './arith/nim-field.ts'
export { nimProduct, nimProduct32 } from './arith/nim-product.ts'
export { nimSum } from './arith/nim-sum.ts'
export type { Period } from './arith/period.ts'
export { Arithmetic, type Coefficients, type Example } from './automata/arithmetic.ts'
export { type Automaton, sameSet } from './automata/automaton.ts'
export { digitsOf, numberOf } from './automata/digits.ts'
export { countOf, examplesOf } from './automata/examples.ts'
export type { Numeration } from './automata/numeration.ts'
export { automatonOf, type PlainAutomaton, plainOf } from './automata/plain.ts'
export { type Answer, prove } from './automata/prove.ts'
export { type Sentence, satisfying, type Term } from './automata/sentence.ts'
export { SYSTEM_NAMES, systemNamed } from './automata/systems.ts'
export { BeyondBounds, type Bounds, type MetBound, Work } from './automata/work.ts'
export type {
  AutomatonCertificate,
  Certificate,
  CertificateKind,
  Claim,
  PartizanCertificate,
  PeriodCertificate,
  PositionCertificate,
  QuotientCertificate,
} from './certify/certificate.ts'
export { certify } from './certify/certify.ts'
export {
  type CheckOptions,
  type CheckResult,
  check,
  expectedBudget,
} from './certify/check/check.ts'
export { certifyPartizan } from './certify/prove-partizan.ts'
export { certifyQuotient } from './certify/prove-quotient.ts'
export { type Parameter, parseParameters } from './discover/parameters.ts'
export type { Law } from './discover/pattern.ts'
export { automatonSvg, MOST_DRAWN_STATES } from './draw/automaton.ts'
export { automatonDot, automatonWalnut, walnutCommand } from './draw/automaton-text.ts'
export { type AutomatonView, automatonView } from './draw/automaton-view.ts'
export { blockLines, type Cell, type CellTable } from './draw/blocks.ts'
export { coloursLayout, type EdgeCurve, edgeCurves, type Spot } from './draw/colours.ts'
export { graphSvg, MOST_DRAWN_NODES } from './draw/graph.ts'
export { type GraphFormat, graphText } from './draw/graph-text.ts'
export { type Heat, heatSvg } from './draw/heat.ts'
export { type NumberLine, numberLineSvg } from './draw/number-line.ts'
export { positionSvg } from './draw/partizan.ts'
export { type Plot, plotSvg } from './draw/plot.ts'
export { periodLine, sparkline, valuesPerColumn } from './draw/sparkline.ts'
export { type ThermographDrawing, thermographSvg } from './draw/thermograph.ts'
export { thermographLines } from './draw/thermograph-text.ts'
export { attemptWords } from './explain/attempts.ts'
export { CERTIFICATE_NAMES } from './explain/certificate-names.ts'
export { automatonWords, claimWords, proofWords } from './explain/certificates.ts'
export { derive } from './explain/derive.ts'
export type { Derived } from './explain/derived.ts'
export { explainDiscovery, explainFamily, partizanDiscoveryWords } from './explain/discovery.ts'
export { explain, explainEvidence } from './explain/explain.ts'
export { misereWarning } from './explain/misere-warning.ts'
export { explainPartizan, PARTIZAN_OUTCOMES } from './explain/partizan.ts'
export { lineOfPlay } from './explain/partizan-play.ts'
export { formPeriodWords, periodWords, recursionWords } from './explain/period.ts'
export { explainTokens, moveWords } from './explain/tokens.ts'
export { atomicWeight } from './forms/atomic-weight.ts'
export { type Form, Forms, type PartizanOutcome, type Relation } from './forms/forms.ts'
export { type Incentives, incentives } from './forms/incentives.ts'
export { parseForm } from './forms/text/parse.ts'
export { canonicalText, formText, latexText, prettyText } from './forms/text/write.ts'
export { type Thermograph, thermographOf } from './forms/thermograph.ts'
export { type Bend, type Wall, wallAt } from './forms/wall.ts'
export { evaluate, type Scope } from './formula/evaluate.ts'
export { FormulaError, formulaFromJson, formulaToJson, type Json } from './formula/json.ts'
export { latexFormula } from './formula/latex.ts'
export { printFormula } from './formula/print.ts'
export { sizeOf } from './formula/size.ts'
export { type Formula, isCondition } from './formula/tree.ts'
export { childrenOf, mapChildren } from './formula/walk.ts'
export { aboutOtherEnding, aboutWith, neighboursOr } from './games/about.ts'
export type { NetworkLook, SquaresLook, TilesLook } from './games/boards.ts'
export { leftAtBest } from './games/catalogue/new-nim.ts'
export {
  argsOf,
  entries,
  entryOf,
  exampleOf,
  findEntry,
  gameOf,
  gameOfRule,
  misereOf,
  recognise,
} from './games/catalogue.ts'
export { argsText, nameOf } from './games/define.ts'
export { gameFromMoves, type OwnMoves, type OwnPartizanMoves } from './games/from-moves.ts'
export {
  type Args,
  type CakePiece,
  type CakesLook,
  type CellsLook,
  type CoinsLook,
  type ColouredEdge,
  type ColoursLook,
  type Entry,
  type Game,
  type GameBase,
  type HeapFrame,
  heapFrame,
  type Identity,
  type Look,
  type Piece,
  type Pile,
  type PileBoard,
  type PilesLook,
  type Places,
  type Prompt,
} from './games/game.ts'
export { lookOf } from './games/look.ts'
export { HEAPS_OF_A_RULE, ruleOnHeaps } from './games/on-heaps.ts'
export { type Parsed, paramText, parse, parseAny } from './games/parse.ts'
export { findPartizan, partizanEntries, playableOf } from './games/partizan/catalogue.ts'
export type {
  AnyGame,
  PartizanEntry,
  PartizanGame,
  PartizanTheorem,
} from './games/partizan/game.ts'
export { misereOfPartizan } from './games/partizan/sum.ts'
export {
  isOfTurns,
  MOVERS,
  opponentOf,
  playable,
  positionIn,
  printIn,
  printLeft,
  type Turn,
  type TurnsGame,
  turnsOf,
  wordsIn,
} from './games/partizan/turns.ts'
export { spokenMove } from './games/spoken.ts'
export type { Theorem } from './games/theorem.ts'
export { type Digraph, digraphOf, followersOf } from './graph/digraph.ts'
export type { NamedGraph } from './graph/edge-list.ts'
export type { NodeNames } from './graph/node-names.ts'
export { readGraph } from './graph/read-graph.ts'
export { type SolvedGraph, solveGraph } from './graph/solve-graph.ts'
export { startsOf } from './graph/starts.ts'
export { type TokenMove, type TokenSum, tokenSum } from './graph/token-sum.ts'
export { type Push, proveGame } from './know/automata.ts'
export { firstAccepted } from './know/automaton-data.ts'
export { DISCOVER_BUDGET } from './know/discover.ts'
export type { Discovery } from './know/discovery.ts'
export { type Evidence, periodBehind } from './know/evidence.ts'
export { discoverFamily, type FamilyDiscovery } from './know/family.ts'
export { gameSet, provedSet } from './know/game-set.ts'
export { knowledgeOf } from './know/know.ts'
export type { HeapKnowledge, Knowledge } from './know/knowledge.ts'
export { knownPeriod } from './know/known-period.ts'
export { discoverPartizan, type PartizanDiscovery } from './know/partizan/discover.ts'
export type { FormKnowledge, PartizanKnowledge } from './know/partizan/knowledge.ts'
export { discoverSettled as discover } from './know/settled.ts'
export { type Character, type Genus, genusOf, genusText } from './misere/genus.ts'
export { letterOf, relationsOf, wordText } from './misere/presentation.ts'
export { misereQuotient, QUOTIENT_BUDGET, type Quotient } from './misere/quotient.ts'
export { imagePeriodText } from './misere/words.ts'
export { type Budget, USUAL_BUDGET } from './model/budget.ts'
export { BeyondBudget, isWide, TextError } from './model/errors.ts'
export { forget } from './model/memories.ts'
export { type Move, Moves } from './model/moves.ts'
export { nearest } from './model/nearest.ts'
export type { Convention, Mover, Outcome } from './model/outcome.ts'
export type { Rules } from './model/rules.ts'
export { type HeapRecord, numbersOf, type Shape } from './model/shape.ts'
export { addValues, outcomeOfValue, printValue, type Value as LoopyValue } from './model/value.ts'
export { brief, briefNumbers, capital, inLang, type Lang, same, type Words } from './model/words.ts'
export { type Analysis, analyse } from './play/analyse.ts'
export { bestMove, type Choice, chooseMove } from './play/choose.ts'
export {
  ERRORS,
  LEVEL_NAMES,
  LEVELS,
  type Level,
  type Match,
  type Player,
  played,
  playerToMove,
  positionBefore,
  positionOf,
  type Result,
  resultOf,
  type Side,
  sideToMove,
  swapped,
  takenBack,
} from './play/match.ts'
export { type Random, randomAt } from './play/random.ts'
export { readMove } from './play/read-move.ts'
export { namesIn } from './play/read-names.ts'
export { listedMoves } from './play/read-text.ts'
export { type MoveGroup, moveGroups, spreadMoves } from './play/spread.ts'
export { parseTranscript, printTranscript } from './play/transcript.ts'
export { Verdicts } from './play/verdicts.ts'
export { writeMove } from './play/write-move.ts'
export { gameProgram } from './programs/game.ts'
export { goldenMoves, goldenPairs } from './programs/known/golden.ts'
export { CODE_BUDGET, recipeOf } from './programs/known/recipe.ts'
export { coordinates, gameWith, type Setting, settle } from './programs/known/symbolic.ts'
export type { Let, Task } from './programs/known/task.ts'
export { theoremWords } from './programs/known/theorem-words.ts'
export type { Language, Style } from './programs/printing/language.ts'
export { languages } from './programs/printing/languages.ts'
export { styleOf, writeProgram } from './programs/program.ts'
export { NoProgram } from './programs/tree/draft.ts'
export { type Written, writtenProgram } from './programs/written.ts'
export {
  type Calculation,
  type CalculationRecord,
  Calculator,
  type ComparisonRecord,
  calculate,
  calculateNimbers,
} from './record/calculation.ts'
export type { DiscoveryRecord, StatementRecord } from './record/discovery.ts'
export { recordKey } from './record/key.ts'
export type { KnowledgeRecord } from './record/knowledge.ts'
export { type NimberRecord, nimProducts } from './record/nimbers.ts'
export type { PartizanMoveRecord, PartizanRecord } from './record/partizan.ts'
export { recordOf } from './record/record.ts'
export type { MoveRecord, VerdictRecord } from './record/verdict.ts'
export { VERSION } from './record/version.ts'
export { range, setOf, take } from './rules/make.ts'
export { printAmounts, printPlayed, printRule } from './rules/print.ts'
export { isHeapRule, type PartizanRule, type Rule } from './rules/rule.ts'
export { SETS } from './rules/sets.ts'
export { rule } from './rules/syntax.ts'
export { outcomeOf } from './solve/outcome.ts'
export { outcomeOfHeaps } from './solve/outcome-of-heaps.ts'
export { certifyPosition } from './solve/partizan/certify.ts'
export { solvePartizan } from './solve/partizan/solve.ts'
export { type FormTable, tabulatePartizan, tabulateWinners } from './solve/partizan/tabulate.ts'
export type { PartizanPart, PartizanVerdict } from './solve/partizan/verdict.ts'
export { solve } from './solve/solve.ts'
export { losingStream } from './solve/stream.ts'
export { type Table, tabulate } from './solve/tabulate.ts'
export type { Verdict } from './solve/verdict.ts'
export type { Values } from './values/seen.ts'
