import type {
  ApproveChoice,
  Namespace,
  Proposal,
  WalletSession,
} from './engine.js'
import { supportedMethods } from './supportedMethods.js'

/** What a session grants of a proposal. */
export function buildNamespaces(
  proposal: Proposal,
  parameters: buildNamespaces.Parameters,
): WalletSession['namespaces'] {
  const { accounts, choice = {}, chains: known } = parameters
  const { optionalNamespaces, requiredNamespaces } = proposal.params
  const wanted = { ...optionalNamespaces, ...requiredNamespaces }
  const granted: WalletSession['namespaces'] = {}
  for (const name of ['eip155', 'solana'] as const) {
    const asked = wanted[name]
    if (!asked || (choice.namespaces && !choice.namespaces.includes(name)))
      continue
    const chains = (asked.chains ?? []).filter(
      (chain) =>
        (!known || known.includes(chain)) &&
        (!choice.chains || choice.chains.includes(chain)),
    )
    const picked = pick(accounts[name], choice.accounts)
    if (chains.length === 0 || picked.length === 0) continue
    const methods = choice.methods ?? supportedMethods[name]
    granted[name] = {
      chains,
      accounts: chains.flatMap((chain) =>
        picked.map((address) => `${chain}:${address}`),
      ),
      methods: asked.methods.filter((method) => methods.includes(method)),
      events: asked.events,
    }
  }
  return granted
}

export declare namespace buildNamespaces {
  type Parameters = {
    accounts: Record<Namespace, readonly string[]>
    /** CAIP-2 ids the wallet knows, `undefined` for all. */
    chains: readonly string[] | undefined
    choice?: ApproveChoice | undefined
  }
}

function pick(own: readonly string[], wanted: readonly string[] | undefined) {
  if (!wanted) return own.slice(0, 1)
  return wanted.filter((address) => own.includes(address))
}
