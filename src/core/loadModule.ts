import { KitError, OfflineError } from './errors/base.js'

/**
 * Loads a module of the package on first use.
 *
 * @throws KitError `MODULE_NOT_LOADED` when the chunk cannot be fetched,
 * OfflineError when the browser is offline; nothing was sent
 */
export async function loadModule<module>(
  load: () => Promise<module>,
): Promise<module> {
  try {
    return await load()
  } catch (cause) {
    if (globalThis.navigator?.onLine === false)
      throw new OfflineError({ cause })
    throw new KitError("Part of this page couldn't load", {
      code: 'MODULE_NOT_LOADED',
      cause,
      sentToNetwork: 'no',
    })
  }
}
