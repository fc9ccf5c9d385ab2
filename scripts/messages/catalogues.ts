import type { Catalogue } from './catalogue.js'
import { componentsCatalogue } from './componentsCatalogue.js'
import { mailsCatalogue } from './mailsCatalogue.js'
import { walletCatalogue } from './walletCatalogue.js'

/** Every catalogue of the repository. */
export const catalogues: readonly Catalogue[] = [
  mailsCatalogue,
  walletCatalogue,
  componentsCatalogue,
]
