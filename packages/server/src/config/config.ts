import type { createSocialProviders } from '../providers/createSocialProviders.js'
import type { ApiConfig } from './apiConfig.js'

/** What `latchkey-server` runs with. */
export type Config = {
  isProduction: boolean
  host: string
  /** 0 is any free port. */
  port: number
  /** Origin that browsers reach the server by. Default: this machine's. */
  publicUrl: string | undefined
  database:
    | { kind: 'pglite'; dataDir: string }
    | {
        kind: 'postgres'
        url: string
        connections: number
        /** Of a read replica; without one, the primary is read. */
        replicaUrl?: string | undefined
      }
  /** Clients at providers of logins; a provider without one is not offered. */
  social: createSocialProviders.Clients
  /** Logins by Farcaster, by this node of OP Mainnet. */
  farcaster: { relayUrl: string; rpcUrl: string } | undefined
  /** Without it, mails are printed. */
  smtp: { url: string; from: { address: string; name: string } } | undefined
  masterKey: MasterKeySource
  /** Opens what was sealed before a rotation. */
  oldMasterKey: Buffer | undefined
  chains: readonly ChainConfig[]
  /**
   * Whether apps may ask for chains without a node of the configuration, which
   * public nodes then serve: in development, on this machine alone.
   */
  hasPublicNodes: boolean
  /** Services outside, behind the API. */
  apis: ApiConfig
  /** Folder with descriptors of contracts (ERC-7730), besides our own. */
  descriptorsDir: string | undefined
  /** Whether a new device is approved by a mailed link first. */
  approvesDevices: boolean
  /** Whether strangers who do some work have a share of mails of their own. */
  hasProofOfWork: boolean
  /** Calls of the API by one IP address; 0 is any number. */
  callsPerMinute: number
  /** Proxies in front of the server. */
  proxies: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Opens the admin page. Without it, there is none. */
  adminToken: string | undefined
  /** Bearer token of `/metrics`. Without it, metrics are for this machine. */
  metricsToken: string | undefined
  /** Longest wait for open requests when the server stops, in ms. */
  drainMs: number
  /** Days after which unused guests are deleted; `0` for never. */
  guestDays: number
}

export type MasterKeySource =
  | { kind: 'value'; key: Buffer }
  /** A shell command that prints the key. */
  | { kind: 'command'; command: string }
  /** A file that is created when missing. */
  | { kind: 'file'; path: string }

/** CAIP-2 id and addresses of nodes. */
export type ChainConfig = {
  caipNetworkId: string
  /** Of the main node. */
  rpcUrl: string
  /** Of all nodes, the main one first. Default: the main one only. */
  rpcUrls?: readonly string[] | undefined
  /** Nothing on it is worth anything. Default: no. */
  isTest?: boolean | undefined
}
