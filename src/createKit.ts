import { createStore } from 'jotai/vanilla'
import type { Config } from 'wagmi'
import type { ApiClient } from './api/createApiClient.js'
import { createApiLoader } from './api/createApiLoader.js'
import {
  type AccountAtoms,
  createAccountAtoms,
} from './atoms/createAccountAtoms.js'
import {
  type AccountReader,
  createAccountReader,
} from './atoms/createAccountReader.js'
import {
  createInterfaceAtoms,
  type InterfaceAtoms,
} from './atoms/createInterfaceAtoms.js'
import { getConnectorHandle } from './connectors/getConnectorHandle.js'
import { createWorkarounds } from './connectors/wagmi/createWorkarounds.js'
import type { Workarounds } from './connectors/wagmi/types.js'
import type { EventOptions } from './core/analytics/events.js'
import { resolveAnalytics } from './core/analytics/resolveAnalytics.js'
import type { KitCapabilities } from './core/capabilities.js'
import { createOwn, type Own } from './core/createOwn.js'
import type { ParameterError } from './core/errors/base.js'
import type {
  HostsMissingError,
  InvalidHostError,
  ProjectIdMissingError,
  ProjectMismatchError,
} from './core/errors/config.js'
import type { InvalidThemeError } from './core/errors/theme.js'
import type { FeatureOptions } from './core/features/features.js'
import type { LegalOptions } from './core/legal.js'
import type { Logger } from './core/logger.js'
import {
  type NameOptions,
  type NameSource,
  toNameOptions,
} from './core/names/nameOptions.js'
import { noopLogger } from './core/noopLogger.js'
import type { OnrampOptions } from './core/onramp/onramp.js'
import { assertOptions } from './core/options/assertOptions.js'
import type { Hosts } from './core/options/hosts.js'
import { type ProjectOptions, resolveProject } from './core/options.js'
import type { PaymasterOptions } from './core/paymaster/paymaster.js'
import type { Pairing } from './core/ports/pairing.js'
import type { SolanaFactory, SolanaPort } from './core/ports/solana.js'
import type { Frame } from './core/ports.js'
import { resolveCapabilities } from './core/resolveCapabilities.js'
import { resolveDebug } from './core/resolveDebug.js'
import { resolveTheme } from './core/resolveTheme.js'
import type { BaseStorage } from './core/storage/types.js'
import {
  createKitStorage,
  type KitStorage,
  toStoragePrefix,
} from './core/storage.js'
import type { SwapSpenders } from './core/swap/listSwapRouters.js'
import type { ThemeOptions } from './core/theme.js'
import type { TokenListSource } from './core/token/tokenList.js'
import type { WalletOptions } from './core/wallet.js'
import { createMount } from './createMount.js'
import { readSignIn, type SignInOptions } from './siwx/client/readSignIn.js'

type Images = Readonly<Record<string, string>>

/**
 * Context of all actions and hooks: the app's wagmi config and everything
 * created around it. Created with `createKit`.
 */
export type Kit = AccountReader &
  Readonly<readSignIn.ReturnType> & {
    /** The app's wagmi config. The kit does not copy its state. */
    readonly config: Config
    /** Project ID sent to the services. */
    readonly projectId: string
    readonly hosts: Hosts
    /** The embedded wallet's frame, if the config has `authFrame()`. */
    readonly frame: Frame | undefined
    /** WalletConnect, if the config has `walletConnect()`. */
    readonly pairing: Pairing | undefined
    /** The Solana part, if `solana()` was passed to the kit. */
    readonly solana: SolanaPort | undefined
    readonly storage: KitStorage
    readonly logger: Logger
    /** Networks that support each feature. */
    readonly capabilities: KitCapabilities
    /** Additional contracts the app trusts for swaps. */
    readonly swapSpenders: SwapSpenders | undefined
    readonly paymaster: PaymasterOptions | undefined
    /** Sources of names. */
    readonly names: NameOptions | undefined
    /** The option as passed; `getProjectFeatures` returns what is in effect. */
    readonly features: FeatureOptions | undefined
    readonly wallets: WalletOptions | undefined
    /** Currencies that the settings offer; `undefined` for the default ones. */
    readonly currencies: readonly string[] | undefined
    /** Pictures of networks, by CAIP-2 ID. */
    readonly networkImages: Images | undefined
    /** Pictures of tokens, by CAIP-19 ID. */
    readonly tokenImages: Images | undefined
    /** Token lists, or their URLs. */
    readonly tokenLists: readonly TokenListSource[] | undefined
    readonly legal: LegalOptions | undefined
    readonly onramp: OnrampOptions | undefined
    readonly analytics: resolveAnalytics.ReturnType
    /** Whether the browser's back button navigates back in the open modal. */
    readonly backButton: boolean
    /** When the modal's code loads. */
    readonly preload: 'idle' | 'intent'
    /** Whether alerts for developers are shown and logged. */
    readonly debug: boolean
    /** Jotai store of the atoms. */
    readonly store: ReturnType<typeof createStore>
    /** Jotai atoms of accounts and interface. */
    readonly atoms: AccountAtoms & InterfaceAtoms
    /** State of the wagmi workarounds, used by the kit's own actions. */
    readonly workarounds: Workarounds
    /** State of the kit's own actions: one instance per factory. */
    readonly own: Own<Kit>
    /** Returns the blockchain API client, loaded on first use. */
    api(): Promise<ApiClient>
    /**
     * Updates the atoms and applies the wagmi workarounds until the returned
     * function is called. Without React, call it before wagmi's `reconnect`.
     */
    mount(): () => void
  }

/**
 * Creates the kit that actions and hooks use, based on the app's wagmi config.
 *
 * Creating a kit has no side effects: no subscriptions, requests, timers or
 * DOM nodes, and no change to the config. For server rendering create one per
 * request: `useState(() => createKit(...))`.
 *
 * @param parameters.config - the wagmi config passed to `WagmiProvider`
 * @param parameters.projectId - the project ID of the connectors
 * @param parameters.hosts - as for the connectors; needed unless on localhost
 * @param parameters.currency - ISO 4217 code that values are shown in until
 * the user chooses another, such as `EUR`; default `USD`
 * @param parameters.currencies - ISO 4217 codes that the settings offer; an
 * empty list hides the choice; default 15 common ones
 * @param parameters.capabilities - networks to add per feature
 * @param parameters.features - features, unless the dashboard overrides them
 * @param parameters.wallets - wallets to list, and wallets to add
 * @param parameters.reconnect - restores earlier connections; default `true`
 * @param parameters.wagmiWorkarounds - works around known bugs of wagmi while
 * the kit is mounted, see `docs/wagmi-workarounds.md`; default `true`
 * @param parameters.networkImages - pictures of networks by CAIP-2 ID: an image
 * URL, or the markup of an SVG; default generated ones
 * @param parameters.tokenImages - pictures of tokens by CAIP-19 ID
 * (`eip155:1/erc20:0x…`, `eip155:1/slip44:60`): an image URL, or the markup of
 * an SVG; default those of the services
 * @param parameters.tokenLists - token lists (tokenlists.org), or their HTTPS
 * URLs, whose tokens can be chosen; fetched when a list of tokens is opened
 * @param parameters.legal - links to terms and privacy policy; default none
 * @param parameters.names - sources of names and their order: the API, ENS
 * through mainnet of the config, SNS with `solana`; a list is the order. See
 * `docs/names.md`
 * @param parameters.onramp - keys and hosts of the onramp providers
 * @param parameters.paymaster - pays network fees (ERC-7677); default none
 * @param parameters.swapSpenders - more contracts for swaps, by CAIP-2 ID
 * @param parameters.solana - `solana()` of `latchkey/solana`; default none
 * @param parameters.siwx, parameters.siweConfig - sign-in, in one of its forms
 * @param parameters.storage - default the connector's, else `localStorage`;
 * its `tab` keeps what belongs to one tab, default `sessionStorage`. Kits whose
 * wagmi configs have storages of other keys share nothing
 * @param parameters.logger - default the connector's, else none
 * @param parameters.analytics, parameters.onEvent, parameters.onError - events
 * @param parameters.backButton - whether the browser's back button navigates
 * back in the open modal, using one history entry; default `true`
 * @param parameters.preload - `idle` (default) loads the modal's code once the
 * page has loaded and is idle, if it has a button; not with Save-Data or on a
 * slow connection. `intent` loads it on hover, focus or click
 * @param parameters.debug - alerts for developers; default on localhost only
 * @param parameters.theme - `mode` (default `dark`), tokens, density, layout
 * @throws ProjectIdMissingError 'Project ID Not Configured'
 * @throws ProjectMismatchError when a connector has another project or host
 * @throws HostsMissingError, InvalidHostError, InvalidThemeError
 * @throws SiwxConflictError 'Cannot set both `siweConfig` and `siwx` options'
 * @throws ParameterError when an option has the wrong type or no effect, or
 * `wagmiWorkarounds` and `reconnect` are both `false`
 *
 * @example
 * const config = createConfig({ chains, transports, connectors: [authFrame({ projectId })] })
 * const kit = createKit({ config, projectId })
 */
export function createKit(parameters: createKit.Parameters): Kit {
  const { config, features } = parameters
  const debug = resolveDebug(parameters.debug)
  const signIn = readSignIn(parameters)
  assertOptions(parameters)
  const project = resolveProject(parameters)
  const { hosts, projectId } = project
  const frame = getConnectorHandle(config, { method: 'getFrame', project })
  const pairing = getConnectorHandle(config, { method: 'getPairing', project })
  const getClientId = pairing?.getClientId
  const workarounds = createWorkarounds(parameters)
  const capabilities = resolveCapabilities(parameters.capabilities)
  const storage =
    (!parameters.storage && frame?.options.storage) ||
    createKitStorage({
      prefix: toStoragePrefix(config.storage),
      storage: parameters.storage,
    })
  const logger = parameters.logger ?? frame?.options.logger ?? noopLogger
  const theme = resolveTheme(parameters.theme)
  const solana = parameters.solana?.({
    projectId,
    hosts,
    frame,
    pairing,
    storage,
    logger,
  })
  const atoms = {
    ...createAccountAtoms({
      config,
      frame,
      solana,
      storage,
      namespace: solana && storage.get('activeNamespace'),
    }),
    ...createInterfaceAtoms(theme, parameters.currency),
  }
  const store = createStore()
  frame?.provideTheme(() => ({
    ...store.get(atoms.theme),
    currency: store.get(atoms.currency),
    locale: store.get(atoms.language).locale,
  }))

  const isRestored = parameters.reconnect !== false
  const parts = {
    atoms,
    config,
    debug,
    frame,
    pairing,
    solana,
    storage,
    store,
    workarounds,
  }
  const kit: Kit = {
    ...parts,
    projectId,
    hosts,
    logger,
    capabilities,
    paymaster: parameters.paymaster,
    names: toNameOptions(parameters.names),
    swapSpenders: parameters.swapSpenders,
    features,
    currencies: parameters.currencies,
    networkImages: parameters.networkImages,
    tokenImages: parameters.tokenImages,
    tokenLists: parameters.tokenLists,
    legal: parameters.legal,
    onramp: parameters.onramp,
    wallets: parameters.wallets,
    analytics: resolveAnalytics(parameters),
    backButton: parameters.backButton ?? true,
    preload: parameters.preload ?? 'idle',
    own: createOwn(() => kit),
    ...createAccountReader(parts),
    ...signIn,
    api: createApiLoader({ hosts, projectId, getClientId }),
    mount: createMount({ ...parts, isRestored }),
  }
  return kit
}

export declare namespace createKit {
  type Parameters = ProjectOptions &
    EventOptions &
    SignInOptions & {
      config: Config
      currency?: string | undefined
      currencies?: readonly string[] | undefined
      capabilities?: resolveCapabilities.Parameters | undefined
      paymaster?: PaymasterOptions | undefined
      names?: NameOptions | readonly NameSource[] | undefined
      swapSpenders?: SwapSpenders | undefined
      features?: FeatureOptions | undefined
      legal?: LegalOptions | undefined
      networkImages?: Images | undefined
      tokenImages?: Images | undefined
      tokenLists?: readonly TokenListSource[] | undefined
      onramp?: OnrampOptions | undefined
      wallets?: WalletOptions | undefined
      reconnect?: boolean | undefined
      wagmiWorkarounds?: boolean | undefined
      solana?: SolanaFactory | undefined
      storage?: BaseStorage | undefined
      logger?: Logger | undefined
      backButton?: boolean | undefined
      preload?: 'idle' | 'intent' | undefined
      debug?: boolean | undefined
      theme?: ThemeOptions | undefined
    }
  type ReturnType = Kit
  type ErrorType =
    | HostsMissingError
    | InvalidHostError
    | ParameterError
    | InvalidThemeError
    | ProjectIdMissingError
    | ProjectMismatchError
    | readSignIn.ErrorType
}
