import { createSource } from './createSource.js'

/** The modal's own code, for a place in the page. */
export const embeddedSource = createSource(() =>
  import('./EmbeddedCard.js').then(({ EmbeddedCard }) => EmbeddedCard),
)
