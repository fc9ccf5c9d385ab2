import type { LocalChain } from './chain/chains.js'
import type { Faucet } from './chain/createFaucet.js'
import type { Contracts } from './chain/deployContracts.js'
import type { LocalTokens } from './chain/readTokens.js'
import type { Mail } from './mailbox/createMailbox.js'
import type { Project } from './projects.js'
import type { Fault } from './server/createFaults.js'

/** What runs after `startServices`, and how to steer it. */
export type Services = {
  urls: {
    /** The playground's page, for whoever serves it to fill in. */
    app?: string | undefined
    api: string
    faucet: string
    frame: string
    mailbox: string
    rpc: string
  }
  /** The chain with the tokens, first of `chains`. */
  chain: { id: number; rpcUrl: string }
  chains: readonly LocalChain[]
  contracts: Contracts
  tokens: LocalTokens
  /** Project every local page may use. */
  projectId: string
  control: {
    /** Moves the clock of the login service on; gives the new time. */
    advance(ms: number): number
    /** Ends every fault. */
    heal(): void
    fund: Faucet
    /** Newest first; of one receiver when `to` is given. */
    mails(to?: string | undefined): readonly Mail[]
    setFault(fault: Fault): void
  }
  /** Ends everything that was started; calling it again changes nothing. */
  stop(): Promise<void>
}

export type ServicesOptions = {
  /**
   * Wished ports; one that is taken is replaced by a free one, 0 is any free
   * one. Default: rpc 8545, rpcTwo 8546, api 4101, wallet 4102, mailbox 4103.
   */
  ports?:
    | Partial<Record<'rpc' | 'rpcTwo' | 'api' | 'wallet' | 'mailbox', number>>
    | undefined
  /** Directory of the built frame page. Default `playground/frame/dist`. */
  frameDir?: string | undefined
  /** Projects besides `local`. */
  projects?: readonly Project[] | undefined
  /** Clock of the login service. Default `Date.now`. */
  clock?: { now(): number } | undefined
  /** Longest wait of one poll for a device's approval, in ms. Default 25 s. */
  devicePollMs?: number | undefined
  /** Opens `/control/` on the mailbox's port, for tests. Default false. */
  control?: boolean | undefined
}
