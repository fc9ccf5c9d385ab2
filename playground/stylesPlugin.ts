import type { Plugin } from 'vite'
import { buildStyles, styleFiles } from '../scripts/styles.js'

const id = 'latchkey/styles.css'
const resolved = '\0latchkey-styles.css'

/** Gives `latchkey/styles.css` from its sources, as the build would. */
export function stylesPlugin(): Plugin {
  return {
    name: 'latchkey-styles',
    enforce: 'pre',
    resolveId: (source) => (source === id ? resolved : undefined),
    load(source) {
      if (source !== resolved) return undefined
      for (const file of styleFiles) this.addWatchFile(file)
      return buildStyles()
    },
  }
}
