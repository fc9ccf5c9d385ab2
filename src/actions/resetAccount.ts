import { type Hex, isHash, isHex, numberToHex } from 'viem'
import type { SmartSession } from '../api/sessions.js'
import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import type { ApiError } from '../core/errors/api.js'
import { getKitError } from '../core/errors/getKitError.js'
import { getMember } from '../core/errors/getMember.js'
import type { NotConnectedError } from '../core/errors/send.js'
import {
  AccountNotResetError,
  AccountResetUnsupportedError,
} from '../core/errors/transaction.js'
import type { CaipNetworkId } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { formatCaipAddress } from '../features/accounts/formatCaipAddress.js'
import { openFrame } from '../features/login/openFrame.js'
import { isSessionId } from '../features/sessions/isSessionId.js'
import { requireAccount } from './account/requireAccount.js'
import { assertParameters } from './parameters/assertParameters.js'
import { findSessionWallet } from './session/findSessionWallet.js'

/** As the frame takes them at once. */
const SESSIONS_MAX = 100

/**
 * Undoes the upgrade of an embedded account to a smart account on one network
 * (EIP-7702). The address and everything in it stay the same. The user approves
 * it in the frame, and the account pays for it in coins.
 *
 * The next upgrade would revive app permissions, so the frame ends all of them
 * on the chain first: those that it has granted in this browser, and
 * `sessions`. It refuses while a batch or a transaction of the account is
 * pending.
 *
 * @param parameters.sessions - sessions to end, default read from the service;
 * pass `[]` while the service cannot be reached
 * @param parameters.address - address of a connected account; default the
 * active one
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.signal - aborts the request
 * @returns `hash` of the last transaction; `unlisted` has the ids of sessions
 * that have ended and that the service may still list: call
 * `revokePermissions` for them
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws AccountResetUnsupportedError when the account is not an EVM account
 * of the embedded wallet, or its frame cannot do it
 * @throws AccountNotResetError when the frame's answer is malformed
 * @throws NotConnectedError when the account is not connected
 * @throws UserRejectedRequestError of viem (4001) when the user declines
 * @throws InvalidInputRpcError of viem (-32000) when the account is no smart
 * account on the network, cannot pay, or something of it is pending
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError before the user is
 * asked
 *
 * @example
 * const { hash } = await resetAccount(kit)
 */
export async function resetAccount(
  kit: Kit,
  parameters: resetAccount.Parameters = {},
): Promise<resetAccount.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    sessions: 'object[] | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { signal } = parameters
  try {
    const { address, caipNetworkId } = requireAccount(kit, {
      namespace: 'eip155',
      ...parameters,
    })
    if (!caipNetworkId.startsWith('eip155:'))
      throw new AccountResetUnsupportedError()
    const { connector } = await findSessionWallet(kit, {
      address,
      caipNetworkId,
    })
    if (connector.id !== AUTH_CONNECTOR_ID)
      throw new AccountResetUnsupportedError()
    const caipAddress = formatCaipAddress({ address, caipNetworkId })
    const api = await kit.api()
    const { sessions = await readSessions(kit, { caipAddress, signal }) } =
      parameters
    // A malformed id would end nothing at all.
    const ending = sessions
      .filter(({ pci }) => isSessionId(String(pci)))
      .slice(0, SESSIONS_MAX)
    const client = await openFrame(kit, { signal })
    const answer = await client.request(
      {
        caipNetworkId: caipNetworkId as CaipNetworkId,
        method: 'wallet_resetAccount',
        params: [
          {
            address,
            chainId: numberToHex(BigInt(caipNetworkId.slice(7))),
            sessions: ending.map(({ context, pci }) => ({
              pci,
              ...(isHex(context) && { context }),
            })),
          },
        ],
      },
      { signal },
    )
    const { hash, signatures } = parse(answer, ending.length)
    const ended = await Promise.all(
      ending.map(async ({ pci }, index) => {
        const signature = signatures[index] as Hex
        const request = { address: caipAddress, caipNetworkId, pci, signature }
        // The chain has ended it, whatever the service says.
        return api.revokeSession(request, { signal }).then(
          ({ success }) => success,
          () => false,
        )
      }),
    )
    const listed = new Set(
      ending.filter((_, index) => ended[index]).map(({ pci }) => pci),
    )
    return {
      hash,
      unlisted: sessions
        .map(({ pci }) => pci)
        .filter((pci) => !listed.has(pci)),
    }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace resetAccount {
  type Parameters = {
    sessions?: readonly Pick<SmartSession, 'context' | 'pci'>[] | undefined
    address?: string | undefined
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Hash of the transaction. */
    hash: Hex
    /** IDs of sessions that the sign-in service still lists as active. */
    unlisted: readonly string[]
  }
  type ErrorType =
    | AccountNotResetError
    | AccountResetUnsupportedError
    | ApiError
    | NotConnectedError
    | assertParameters.ErrorType
    | formatCaipAddress.ErrorType
    | getKitError.ReturnType
    | requireAccount.ErrorType
}

async function readSessions(
  kit: Kit,
  parameters: { caipAddress: string; signal: AbortSignal | undefined },
) {
  const { caipAddress, signal } = parameters
  const api = await kit.api()
  const { sessions } = await api.getSessions({ caipAddress }, { signal })
  return sessions.filter(({ status }) => status === 'active')
}

/** @throws AccountNotResetError */
function parse(answer: unknown, count: number) {
  const hash = getMember(answer, 'hash')
  const signatures = getMember(answer, 'signatures')
  const isRight =
    typeof hash === 'string' &&
    isHash(hash) &&
    Array.isArray(signatures) &&
    signatures.length === count &&
    signatures.every((signature) => isHex(signature))
  if (!isRight) throw new AccountNotResetError()
  return { hash: hash as Hex, signatures: signatures as readonly Hex[] }
}
