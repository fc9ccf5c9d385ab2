import type { Address } from 'viem'
import { formatTime } from '../../core/format/formatTime.js'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import type { Token } from '../../node/readToken.js'
import { receiverRow } from '../../ui/receiverRow.js'
import { textRow } from '../../ui/textRow.js'
import { tokenRow } from '../rows/tokenRow.js'
import { findRouter } from './findRouter.js'
import { isSame } from './isSame.js'
import type { Reading, ReadingParameters } from './reading.js'

/** From here on an allowance is meant to have no end. */
const UNLIMITED = 2n ** 255n

const authorized =
  '(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'

/** What tokens verify, by the text that is hashed, and who signs it. */
const signers: ReadonlyMap<string, string> = new Map([
  // ERC-2612
  [
    'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    'owner',
  ],
  // DAI
  [
    'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)',
    'holder',
  ],
  // ERC-3009
  [`TransferWithAuthorization${authorized}`, 'from'],
  [`ReceiveWithAuthorization${authorized}`, 'from'],
])

/** Permits and authorized transfers, in the unit of the token that verifies. */
export async function describePermit(
  parameters: ReadingParameters,
): Promise<Reading | undefined> {
  const { account, contract, message, readToken, type } = parameters
  const signer = signers.get(type)
  if (!contract || !signer || !isSame(message[signer], account))
    return undefined
  const token = await readToken(contract)
  if (!token) return undefined
  return signer === 'from'
    ? toTransfer(token, parameters)
    : toAllowance(token, parameters)
}

function toTransfer(
  token: Token,
  { message, strings }: ReadingParameters,
): Reading {
  const { actions, labels, warnings } = strings
  const { to, validBefore, value } = message as Record<string, string>
  return {
    action: actions.send,
    amount: formatUnitsText(BigInt(value ?? 0), token),
    rows: [
      receiverRow(labels.to, to as Address),
      tokenRow(labels.token, token),
      textRow(
        labels.validUntil,
        formatTime(BigInt(validBefore ?? 0), labels.noEnd),
      ),
    ],
    warnings: isSame(to, token.address) ? [warnings.toToken] : [],
  }
}

function toAllowance(
  token: Token,
  { message, routers = [], strings }: ReadingParameters,
): Reading {
  const { actions, amounts, labels, warnings } = strings
  const { allowed, value } = message
  const spender = message.spender as Address
  // DAI's says all or nothing, and 0 for no end.
  const units =
    allowed === undefined ? BigInt(String(value)) : allowed ? UNLIMITED : 0n
  const ends =
    allowed === undefined
      ? formatTime(BigInt(String(message.deadline)), labels.noEnd)
      : message.expiry === '0'
        ? labels.noEnd
        : formatTime(BigInt(String(message.expiry)), labels.noEnd)
  const isUnlimited = units >= UNLIMITED
  return {
    action: units === 0n ? actions.revoke : actions.allow,
    amount: isUnlimited
      ? amounts.unlimited(token.symbol)
      : formatUnitsText(units, token),
    rows: [
      {
        ...receiverRow(labels.spender, spender),
        note: findRouter(routers, spender)?.name,
      },
      tokenRow(labels.token, token),
      textRow(labels.validUntil, ends),
    ],
    warnings: isUnlimited
      ? [warnings.unlimited(token.symbol)]
      : units === 0n
        ? []
        : [warnings.allowance],
  }
}
