/** The game of the first page has a theorem: no automaton is looked for, and none is known. */
function none(): undefined {
  return undefined
}

export {
  none as automataFor,
  none as automataOf,
  none as automatonData,
  none as automatonEvidence,
  none as automatonValues,
  none as byAutomaton,
  none as keepAutomaton,
  none as learnedAutomaton,
  none as provedAutomaton,
  none as searchWithin,
  none as setWith,
  none as withAutomaton,
}
