import type { ApiBackend, Sessions } from 'latchkey-server'
import type { Project } from 'latchkey-server/projects'
import type { BundlerControl } from './bundler/bundler.js'
import type { LocalChain } from './chain/chains.js'
import type { Faucet } from './chain/createFaucet.js'
import type { NftControl } from './chain/createNftControl.js'
import type { Contracts } from './chain/deployContracts.js'
import type { LocalName, Names } from './chain/deployNames.js'
import type { PoolControl } from './chain/pools/createPoolControl.js'
import type { LocalTokens } from './chain/readTokens.js'
import type { ProjectControl } from './control/createProjectControl.js'
import type { ReceivedEvent } from './events/createEvents.js'
import type { Fault } from './http/createFaults.js'
import type { ReceivedMail } from './mailbox/createMailbox.js'
import type { ProviderControl } from './provider/createProviderControl.js'
import type { RelayControl } from './relay/relay.js'
import type { createSolanaChain } from './solana/createSolanaChain.js'
import type { SolanaChain, SolanaControl } from './solana/solanaChain.js'

/** What runs after `startServices`, and how to steer it. */
export type Services = {
  urls: {
    /** The playground's page, for whoever serves it to fill in. */
    app?: string | undefined
    /** The API of the server, by a name that programs can resolve. */
    api: string
    /** Bundler (ERC-4337) of the chain with the tokens. */
    bundler: string
    /** What apps have sent to `hosts.analytics`. */
    events: string
    faucet: string
    /** The secure frame; pages find the API at its origin too. */
    frame: string
    mailbox: string
    /** Page of the onramp provider. */
    onramp: string
    /** Paymaster (ERC-7677) of the chain with the tokens. */
    paymaster: string
    /** Google and the others as they are simulated, and Farcaster. */
    provider: string
    /** WalletConnect relay, `ws://`. */
    relay: string
    rpc: string
    /** SMTP server that delivers to the mailbox. */
    smtp: string
    /** JSON-RPC of the Solana chain. */
    solana: string
    /** Page of a WalletConnect wallet, where `walletDir` is given. */
    walletPage?: string | undefined
  }
  /** The chain with the tokens, first of `chains`. */
  chain: { id: number; rpcUrl: string }
  chains: readonly LocalChain[]
  contracts: Contracts
  /** Contracts of the small ENS on `chain`. */
  names: Names
  tokens: LocalTokens
  solana: Omit<SolanaChain, 'control' | 'stop'>
  /** Project every local page may use. */
  projectId: string
  control: PoolControl & {
    /** Gives an account a smart session. */
    addSession: Sessions['add']
    /** Moves the clock of the login service on; gives the new time. */
    advance(ms: number): number
    /** Bad luck of the bundlers; `heal` takes it back too. */
    bundler: BundlerControl
    /** Events of apps, newest first; of one name when `event` is given. */
    events(event?: string | undefined): readonly ReceivedEvent[]
    /** Ends every fault. */
    heal(): Promise<void>
    /** EVM and Solana addresses. */
    fund: Faucet
    /** Registers a name of the small ENS, such as `ada.eth`. */
    registerName(local: LocalName): Promise<void>
    /** Mints a cat, or a token of the spam collection. */
    nft: NftControl
    /** Newest first; of one receiver when `to` is given. */
    mails(to?: string | undefined): readonly ReceivedMail[]
    /** People of the social login providers, and what they do. */
    provider: ProviderControl
    /** Bad luck of the relay; `heal` takes it back too. */
    relay: RelayControl
    setFault(fault: Fault): void
    /** Features as the dashboard sets them; `heal` takes it back too. */
    setFeatures: ProjectControl['setFeatures']
    /** Time and bad luck of the Solana chain; `heal` takes it back too. */
    solana: SolanaControl
  }
  /** Clock of the login service. */
  clock: {
    /** Moves it on, in ms; gives the new time. */
    advance(ms: number): number
  }
  /**
   * Makes a service fail until `control.heal()`. With `api`, the frame still
   * reaches its nodes through the server.
   *
   * @param how - HTTP status, or as in `control.setFault`; `none` ends it
   * @param path - pathname it is limited to, a trailing `*` matches any rest
   * @throws Error for an unknown service, or another way to fail
   */
  fail(
    service: Fault['service'],
    how: 403 | 429 | 500 | Fault['mode'],
    path?: string | undefined,
  ): void
  mailbox: {
    /**
     * Newest login code sent to an address, once there is one.
     *
     * @throws Error when none arrives within 10 s
     */
    code(email: string): Promise<string>
  }
  /**
   * Sets the balance of an EVM account.
   *
   * @param parameters.amount - decimal string in whole tokens
   * @param parameters.chainId - default the first chain, which has the tokens
   * @param parameters.token - symbol or address; default ETH
   * @throws Error for an unknown token or chain, or another kind of address
   */
  setBalance(parameters: {
    address: string
    amount: string
    chainId?: number | undefined
    token?: string | undefined
  }): Promise<void>
  /**
   * What a `latchkey-server` of its own reads the local chains with, by the
   * services that stand in for those outside.
   */
  server: {
    /** Wallets, pictures and exchanges. */
    backend: Partial<ApiBackend>
    /** Environment variables: nodes, mail, and services behind the API. */
    environment: Record<string, string>
  }
  /** Ends everything that was started; calling it again changes nothing. */
  stop(): Promise<void>
}

export type ServicesOptions = {
  /**
   * Wished ports; one that is taken is replaced by a free one, 0 is any free
   * one. Default: rpc 8545, rpcTwo 8546, solana 8899, mailbox 4103, onramp 4104,
   * relay 4105, walletPage 4106, provider 4107, smtp 4108, bundler 4109, server
   * 4110.
   * Default of solanaWs: the one after solana's. `free`: any free port for
   * everything, so that test files run side by side.
   */
  ports?:
    | 'free'
    | Partial<
        Record<
          | 'rpc'
          | 'rpcTwo'
          | 'solana'
          | 'solanaWs'
          | 'bundler'
          | 'mailbox'
          | 'onramp'
          | 'provider'
          | 'relay'
          | 'server'
          | 'smtp'
          | 'walletPage',
          number
        >
      >
    | undefined
  /** Slots of the Solana chain: their length in ms, and when they are sure. */
  solana?: true | createSolanaChain.Parameters | undefined
  /** Longest life of a message at the relay, in ms. Default: the sender's. */
  relayTtlMs?: number | undefined
  /**
   * Directory of a built WalletConnect wallet to serve at `urls.walletPage`.
   * Default: none is served.
   */
  walletDir?: string | undefined
  /** Directory of the built frame page. Default: that of `latchkey-wallet`. */
  frameDir?: string | undefined
  /**
   * Whether the frame sends batches through the local bundler, and takes the
   * local paymaster. Default false: accounts send batches themselves.
   */
  userOperations?: boolean | undefined
  /**
   * Folder of the database, so that accounts outlive a restart. Default: they
   * are kept in memory, which starts at once.
   */
  dataDir?: string | undefined
  /** Projects besides `local` and those of `localProjects`. */
  projects?: readonly Project[] | undefined
  /** Clock of the login service. Default `Date.now`. */
  clock?: { now(): number } | undefined
  /**
   * Whether a device that is new to an address is approved by a mailed link.
   * Default true.
   */
  approvesDevices?: boolean | undefined
  /** Longest wait of one poll for a person's approval, in ms. Default 25 s. */
  devicePollMs?: number | undefined
  /** Opens `/control/` on the mailbox's port, for tests. Default false. */
  control?: boolean | undefined
}
