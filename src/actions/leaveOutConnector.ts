import { isModuleMissing } from '../core/errors/isModuleMissing.js'
import type { Kit } from '../createKit.js'

/**
 * Leaves a connector out of the list of wallets, when it has failed because the
 * library it needs is not installed: wagmi's connectors of Coinbase, Safe and
 * others load theirs on first use. Says so on the console, once.
 *
 * @param parameters.connectorId - id of the connector
 * @param parameters.error - how it has failed
 * @returns whether it was left out; `false` for any other failure
 *
 * @example
 * leaveOutConnector(kit, { connectorId: 'coinbaseWalletSDK', error })
 */
export function leaveOutConnector(
  kit: Kit,
  parameters: leaveOutConnector.Parameters,
): boolean {
  const { connectorId, error } = parameters
  if (!isModuleMissing(error)) return false
  const { atoms, logger, store } = kit
  const absent = store.get(atoms.absentConnectors)
  if (absent.includes(connectorId)) return true
  store.set(atoms.absentConnectors, [...absent, connectorId])
  const sentence = `Latchkey: the connector "${connectorId}" is left out, because the package it needs is not installed`
  logger.warn(sentence, error)
  // biome-ignore lint/suspicious/noConsole: whoever set up the app has to know
  console.warn(sentence)
  return true
}

export declare namespace leaveOutConnector {
  type Parameters = { connectorId: string; error: unknown }
}
