import type { FrameUser } from '../../core/ports.js'
import { HostError } from '../../frame/host/HostError.js'
import type { HostHandlers } from '../../frame/host/types.js'

/**
 * Creates the account behind a mock frame: login by email and code, the
 * session, and changes of the address.
 */
export function createMockLogin(
  parameters: createMockLogin.Parameters,
): createMockLogin.ReturnType {
  const { getAddress, getSolanaAddress, isSmart, listChains, otp } = parameters
  let { isLoggedIn, profile } = parameters
  let chainId: string | number = parameters.chainId
  let type: 'eoa' | 'smartAccount' = isSmart ? 'smartAccount' : 'eoa'
  let asked: string | undefined
  let update: { email: string; isPrimaryDone: boolean } | undefined

  function assertCode(code: string) {
    if (code !== otp)
      throw new HostError({ message: 'Invalid code', code: 'INVALID_CODE' })
  }

  function assertLoggedIn() {
    if (!isLoggedIn)
      throw new HostError({ message: 'Not signed in', code: 4100 })
  }

  function toUser(network: string | number): FrameUser & { address: string } {
    const { email, userName } = profile
    const isSolana = String(network).startsWith('solana:')
    const address = isSolana ? getSolanaAddress() : getAddress()
    if (address === undefined)
      throw new HostError({ message: 'No Solana account', code: 4200 })
    return {
      address,
      chainId: network,
      ...(email !== undefined && { email }),
      ...(userName !== undefined && { userName }),
      ...(!isSolana && {
        accounts: [
          { address, type: 'eoa' as const },
          // The same address: an upgrade does not change it.
          ...(isSmart ? [{ address, type: 'smartAccount' as const }] : []),
        ],
        preferredAccountType: type,
        ...(isSmart && { smartAccountDeployed: true }),
      }),
    }
  }

  function readUser(asked: string | number | undefined) {
    const network = toNetwork(asked ?? chainId)
    const user = toUser(network)
    chainId = network
    return user
  }

  function assertSmart() {
    if (!isSmart)
      throw new HostError({ message: 'No smart accounts', code: 4200 })
  }

  const handlers: HostHandlers = {
    CONNECT_EMAIL({ email }) {
      asked = email
      return { action: 'VERIFY_OTP' as const }
    },
    CONNECT_OTP({ otp: code }) {
      if (asked === undefined)
        throw new HostError({ message: 'No login', code: 'CODE_EXPIRED' })
      assertCode(code)
      profile = { ...profile, email: asked }
      asked = undefined
      isLoggedIn = true
    },
    IS_CONNECTED() {
      return { isConnected: isLoggedIn }
    },
    GET_USER(payload) {
      assertLoggedIn()
      return readUser(payload?.chainId) as never
    },
    GET_CHAIN_ID() {
      return { chainId }
    },
    SWITCH_NETWORK(payload) {
      chainId = toNetwork(payload.chainId)
      return { chainId }
    },
    SIGN_OUT() {
      isLoggedIn = false
    },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS() {
      return { smartAccountEnabledNetworks: isSmart ? listChains() : [] }
    },
    INIT_SMART_ACCOUNT() {
      assertLoggedIn()
      assertSmart()
      return { address: getAddress(), isDeployed: true }
    },
    SET_PREFERRED_ACCOUNT(payload) {
      assertLoggedIn()
      if (payload.type !== 'eoa') assertSmart()
      type = payload.type
      return { type, address: getAddress() }
    },
    UPDATE_EMAIL({ email }) {
      assertLoggedIn()
      update = { email, isPrimaryDone: false }
      return { action: 'VERIFY_PRIMARY_OTP' as const }
    },
    UPDATE_EMAIL_PRIMARY_OTP({ otp: code }) {
      assertLoggedIn()
      assertCode(code)
      if (update) update.isPrimaryDone = true
    },
    UPDATE_EMAIL_SECONDARY_OTP({ otp: code }) {
      assertLoggedIn()
      if (!update?.isPrimaryDone)
        throw new HostError({ message: 'No change', code: 'CODE_EXPIRED' })
      assertCode(code)
      const { email: newEmail } = update
      profile = { ...profile, email: newEmail }
      update = undefined
      return { newEmail }
    },
    SYNC_DAPP_DATA() {},
    SYNC_THEME() {},
    RELOAD() {},
  }

  return {
    handlers,
    assertLoggedIn,
    isLoggedIn: () => isLoggedIn,
    logIn(user, chainId) {
      profile = user
      isLoggedIn = true
      return readUser(chainId)
    },
    setLoggedIn(value) {
      isLoggedIn = value
    },
  }
}

/** EVM chains as numbers, as frames report them. */
function toNetwork(chainId: string | number) {
  if (typeof chainId === 'number') return chainId
  const [, digits] = /^(?:eip155:)?(\d+)$/.exec(chainId) ?? []
  return digits === undefined ? chainId : Number(digits)
}

export declare namespace createMockLogin {
  type Profile = {
    email?: string | undefined
    userName?: string | undefined
  }
  type Parameters = {
    chainId: number
    isLoggedIn: boolean
    /** Whether the account is a smart account, too. */
    isSmart: boolean
    /** The code that each email contains. */
    otp: string
    profile: Profile
    getAddress(): string
    getSolanaAddress(): string | undefined
    /** IDs of the app's EVM chains. */
    listChains(): number[]
  }
  type ReturnType = {
    handlers: HostHandlers
    /** @throws HostError 4100 */
    assertLoggedIn(): void
    isLoggedIn(): boolean
    /** Logs the user of a provider in, and returns the account. */
    logIn(
      user: Profile,
      chainId?: string | number | undefined,
    ): FrameUser & { address: string }
    setLoggedIn(isLoggedIn: boolean): void
  }
}
