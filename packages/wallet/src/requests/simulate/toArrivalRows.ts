import { isAddressEqual } from 'viem'
import { formatFloorText } from '../../core/format/formatFloorText.js'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { readToken } from '../../node/readToken.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { textRow } from '../../ui/textRow.js'
import type { Row } from '../../ui/view.js'
import { ROUNDING } from './isDifferent.js'
import type { Claim } from './readClaim.js'
import type { Change } from './simulateCalls.js'

/**
 * What arrives at the receiver of tokens, where it is less than what is sent:
 * the token keeps a part of each transfer. One that counts in shares only loses
 * its smallest units.
 */
export async function toArrivalRows(
  { account, transfers }: Claim,
  changes: readonly Change[],
  context: { chain: FrameChain; rpc: Rpc; strings: Strings },
): Promise<{ isRounded: boolean; rows: readonly Row[] }> {
  const { expected } = context.strings
  let isRounded = false
  const rows = changes.map(async ({ after, before, question }) => {
    if (question.kind !== 'balance') return []
    const { owner, token: address } = question
    const units = transfers
      .filter((one) => isAddressEqual(one.token, address))
      .filter(({ to }) => isAddressEqual(to, owner))
      .reduce((sum, one) => sum + one.units, 0n)
    const arrived = after - before
    if (isAddressEqual(owner, account) || arrived >= units) return []
    // Of next to nothing, the smallest unit is a part. guard: rounding
    if (units - arrived <= ROUNDING && units > ROUNDING ** 10n) {
      isRounded = true
      return []
    }
    const token = await readToken({ ...context, address })
    if (!token) return []
    return [
      {
        ...textRow(expected.arrives, formatFloorText(arrived, token)),
        exact: formatUnitsText(arrived, token),
        testId: 'expected-arrives',
      },
    ]
  })
  const all = (await Promise.all(rows)).flat()
  return { isRounded, rows: all }
}
