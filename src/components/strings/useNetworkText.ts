'use client'
import { UNKNOWN_NETWORK_LABEL } from '../../core/constants/labels.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useTranslated } from './useTranslated.js'

/** Only this string: a button does not load the modal's others. */
const english = { common: { unknownNetwork: UNKNOWN_NETWORK_LABEL } }

/**
 * Returns a function that formats the name of a network as configured.
 * Networks missing from the config get a translated "unknown" label.
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
