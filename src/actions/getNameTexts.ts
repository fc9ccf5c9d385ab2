import type { ParameterError } from '../core/errors/base.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { Kit } from '../createKit.js'
import { findNameSource } from '../features/names/isName.js'
import { listNameSources } from '../features/names/listNameSources.js'
import { loadEns } from '../features/names/loadEns.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns text records of an ENS name, such as `com.github`, `description` or
 * `url`. A failing node throws nothing.
 *
 * Standard: ENSIP-5, with the keys of ENSIP-18.
 *
 * @param parameters.name - full name, such as `ada.eth`; case is ignored
 * @param parameters.keys - keys of the records
 * @param parameters.signal - aborts the request
 * @returns no texts for names of other sources, or without ENS
 * @throws ParameterError
 *
 * @example
 * const { texts } = await getNameTexts(kit, { name: 'ada.eth', keys: ['url'] })
 */
export async function getNameTexts(
  kit: Kit,
  parameters: getNameTexts.Parameters,
): Promise<getNameTexts.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    keys: 'string[]',
    name: 'string',
    signal: 'AbortSignal | undefined',
  })
  const { name, signal } = parameters
  const keys = [...new Set(parameters.keys)]
  const isAsked =
    findNameSource(name) === 'ens' && listNameSources(kit).includes('ens')
  if (!isAsked) return { texts: {} }
  try {
    const ens = await loadEns()
    const found = await ens.findTexts(kit, { keys, name, signal })
    const texts = found.value ?? {}
    return found.isUnreachable ? { isUnreachable: true, texts } : { texts }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getNameTexts {
  type Parameters = {
    keys: readonly string[]
    name: string
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Set if ENS could not be asked, so that nothing is known. */
    isUnreachable?: boolean | undefined
    /** By key, without those that are not set. Untrusted text. */
    texts: Readonly<Record<string, string>>
  }
  type ErrorType = ParameterError | getKitError.ReturnType
}
