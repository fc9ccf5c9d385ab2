'use client'
import { NAME_MAX_LENGTH, UNKNOWN_NETWORK_LABEL } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useTranslated } from './useTranslated.js'

/** This sentence alone: a button has none of the others of the modal. */
const english = { common: { unknownNetwork: UNKNOWN_NETWORK_LABEL } }

/**
 * Writes the name of a network, as the app has it; one that the app lacks is
 * called unknown in the language of the components.
 *
 * @example
 * const toNetworkText = useNetworkText()
 * return <bdi>{toNetworkText(network.name)}</bdi>
 */
export function useNetworkText(): (name: string) => string {
  const { common } = useTranslated('start', english)
  return (name) =>
    name === UNKNOWN_NETWORK_LABEL
      ? common.unknownNetwork
      : cleanText(name, NAME_MAX_LENGTH)
}
