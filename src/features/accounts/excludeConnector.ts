import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getErrorText } from '../../core/errors/getErrorText.js'
import { isModuleMissing } from '../../core/errors/isModuleMissing.js'
import { PackageMissingError } from '../../core/errors/pairing.js'
import type { Kit } from '../../createKit.js'

/**
 * Excludes a connector from the wallet list after it failed because its
 * package is not installed. wagmi's connectors for Coinbase, Safe and others
 * load their package on first use. Warns on the console once.
 *
 * @param parameters.connectorId - id of the connector
 * @param parameters.error - error of the connector
 * @returns whether the connector is excluded; `false` for any other error
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

/** wagmi's connectors, bundlers and Node all name the missing package. */
function getAdvice(error: unknown) {
  for (const item of getErrorChain(error)) {
    if (item instanceof PackageMissingError) return ` Run \`${item.install}\`.`
    const text = getErrorText(item) ?? ''
    const [, name] = /["'`]((?:@[\w.-]+\/)?[\w.-]+)["'`]/.exec(text) ?? []
    if (name) return ` Run \`npm install ${name}\`.`
  }
  return ''
}
