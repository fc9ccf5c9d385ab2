import { KitError } from './errors/base.js'

/**
 * Loads a part of the package on first use.
 *
 * @throws KitError `MODULE_NOT_LOADED` when the bundle's chunk cannot be
 * fetched; nothing was sent
 */
export async function loadModule<module>(
  load: () => Promise<module>,
): Promise<module> {
  try {
    return await load()
  } catch (cause) {
    throw new KitError("Part of this page couldn't load", {
      code: 'MODULE_NOT_LOADED',
      cause,
      sentToNetwork: 'no',
    })
  }
}
