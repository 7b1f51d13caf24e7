import { answerWith } from './answer.ts'
import { hint, reply } from './tasks/reply.ts'
import { review } from './tasks/review.ts'
import { view } from './tasks/view.ts'

// The worker of the game on the first page. It knows that game alone: the build leaves the rest of
// the catalogue out, which is most of what a first visit would have to load.
answerWith({
  view: async () => view,
  reply: async () => reply,
  hint: async () => hint,
  review: async () => review,
})
