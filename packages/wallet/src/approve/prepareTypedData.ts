import { createNameReader } from '../node/createNameReader.js'
import { createTokenReader } from '../node/createTokenReader.js'
import { readToken } from '../node/readToken.js'
import type {
  ApprovalParameters,
  PreparedApproval,
} from '../requests/approval/preparedApproval.js'
import { decodeTypedData } from '../requests/decode/decodeTypedData.js'
import { describeTypedData } from '../requests/decode/describeTypedData.js'
import { isBoundData } from '../requests/decode/isBoundData.js'
import { createTypedDescriber } from '../requests/descriptor/createTypedDescriber.js'
import { toNetworkRows } from '../requests/rows/toNetworkRows.js'
import { checkAccount } from './checkAccount.js'

/** Decodes structured data (EIP-712); loaded on first use. */
export async function prepareTypedData(
  parameters: ApprovalParameters,
): Promise<PreparedApproval> {
  const { account, chain, params, rpc, strings } = parameters
  const [address, data] = Array.isArray(params) ? params : []
  checkAccount(address, account)
  const { typedData, view } = decodeTypedData({
    data,
    address: account.address,
    chainId: chain.id,
    strings,
  })
  const tokens = createTokenReader((token) =>
    readToken({ rpc, chain, address: token }),
  )
  const shared = {
    account: account.address,
    currency: chain.nativeCurrency,
    readName: createNameReader({ chain, rpc }),
    readToken: tokens.read,
    routers: chain.routers,
    strings,
  }
  const [reading, isBound] = await Promise.all([
    describeTypedData(typedData as never, shared),
    // It makes a difference on test networks alone.
    chain.isTest === true && isBoundData(typedData as never, { chain, rpc }),
  ])
  const described = reading
    ? undefined
    : await createTypedDescriber({ ...parameters, ...shared })(
        typedData as never,
      )
  return {
    view: {
      ...view,
      ...reading,
      ...(described && { described }),
      ...(reading && { summary: reading.rows }),
      rows: toNetworkRows(parameters),
      warnings: [
        ...(tokens.isAway() ? [strings.warnings.unreadToken] : []),
        ...(reading?.warnings ?? []),
        ...view.warnings,
      ],
    },
    // An order or a permit can be worth anything.
    spend: 'unknown',
    isBound,
    run: () => account.signTypedData(typedData),
  }
}
