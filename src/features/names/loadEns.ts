import { loadModule } from '../../core/loadModule.js'
import type { NameWarning } from './getNameWarning.js'

/** Loads the code that reads ENS, on first use. */
export async function loadEns() {
  const { ens } = await loadModule(() => import('./ens/ens.js'))
  return ens
}

/** Checks a name with code that loads only for letters beyond ASCII. */
export async function findNameWarning(
  name: string,
): Promise<NameWarning | undefined> {
  if (/^[\x20-\x7e]*$/.test(name)) return undefined
  return (await loadEns()).getNameWarning(name)
}
