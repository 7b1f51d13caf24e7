/** The pages, each loaded when it is first shown. */
const pages = {
  home: () => import('./pages/home/Home.svelte'),
  learn: () => import('./pages/learn/Learn.svelte'),
  game: () => import('./pages/game/Game.svelte'),
  lab: () => import('./pages/lab/Lab.svelte'),
  graph: () => import('./pages/graph/Graph.svelte'),
  surveys: () => import('./pages/surveys/Surveys.svelte'),
  problems: () => import('./pages/problems/Problems.svelte'),
}

type Loading = ReturnType<(typeof pages)[keyof typeof pages]>
const begun = new Map<string, Loading>()

/** The page of a name: the same promise for each attempt, so that a page is never made twice. */
export function load(page: keyof typeof pages, attempt: number): Loading {
  const key = `${page} ${attempt}`
  const loading = begun.get(key) ?? pages[page]()
  begun.set(key, loading)
  return loading
}
