import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getErrorText } from '../../core/errors/getErrorText.js'
import { isModuleMissing } from '../../core/errors/isModuleMissing.js'
import { PackageMissingError } from '../../core/errors/packageMissing.js'
import type { Kit } from '../../createKit.js'

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
 * excludeConnector(kit, { connectorId: 'coinbaseWalletSDK', error })
 */
export function excludeConnector(
  kit: Kit,
  parameters: excludeConnector.Parameters,
): boolean {
  const { connectorId, error } = parameters
  if (!isModuleMissing(error)) return false
  const { atoms, logger, store } = kit
  const absent = store.get(atoms.absentConnectors)
  if (absent.includes(connectorId)) return true
  store.set(atoms.absentConnectors, [...absent, connectorId])
  const sentence = `Latchkey: the connector "${connectorId}" is left out, because the package it needs is not installed.${getAdvice(error)}`
  logger.warn(sentence, error)
  // biome-ignore lint/suspicious/noConsole: whoever set up the app has to know
  console.warn(sentence)
  return true
}

export declare namespace excludeConnector {
  type Parameters = { connectorId: string; error: unknown }
}

/** wagmi's connectors name their package, bundlers and Node do too. */
function getAdvice(error: unknown) {
  for (const item of getErrorChain(error)) {
    if (item instanceof PackageMissingError) return ` Run \`${item.install}\`.`
    const text = getErrorText(item) ?? ''
    const [, name] = /["'`]((?:@[\w.-]+\/)?[\w.-]+)["'`]/.exec(text) ?? []
    if (name) return ` Run \`npm install ${name}\`.`
  }
  return ''
}
