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
  const { getAddress, getSolanaAddress, otp } = parameters
  let { email, isLoggedIn } = parameters
  let chainId: string | number = parameters.chainId
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
    const { userName } = parameters
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
        accounts: [{ address, type: 'eoa' as const }],
        preferredAccountType: 'eoa',
      }),
    }
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
      email = asked
      asked = undefined
      isLoggedIn = true
    },
    IS_CONNECTED() {
      return { isConnected: isLoggedIn }
    },
    GET_USER(payload) {
      assertLoggedIn()
      const network = toNetwork(payload?.chainId ?? chainId)
      const user = toUser(network)
      chainId = network
      return user as never
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
      return { smartAccountEnabledNetworks: [] }
    },
    SET_PREFERRED_ACCOUNT({ type }) {
      assertLoggedIn()
      if (type !== 'eoa')
        throw new HostError({ message: 'No smart accounts', code: 4200 })
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
      email = update.email
      update = undefined
      return { newEmail: email }
    },
    SYNC_DAPP_DATA() {},
    SYNC_THEME() {},
    RELOAD() {},
  }

  return {
    handlers,
    assertLoggedIn,
    isLoggedIn: () => isLoggedIn,
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
  type Parameters = {
    chainId: number
    email: string | undefined
    isLoggedIn: boolean
    /** The code that each email contains. */
    otp: string
    userName: string | undefined
    getAddress(): string
    getSolanaAddress(): string | undefined
  }
  type ReturnType = {
    handlers: HostHandlers
    /** @throws HostError 4100 */
    assertLoggedIn(): void
    isLoggedIn(): boolean
    setLoggedIn(isLoggedIn: boolean): void
  }
}
