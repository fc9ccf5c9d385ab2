import { createSource } from '../dialog/createSource.js'
import type { LegalStage } from './LegalStage.js'

/** An app without terms of its own fetches none of it. */
export const legalSource = createSource<LegalStage.Props>(() =>
  import('./LegalStage.js').then((module) => module.LegalStage),
)
