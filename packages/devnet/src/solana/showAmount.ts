import {
  createAmountToUiAmountInstruction,
  ExtensionType,
  getExtensionTypes,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import {
  PublicKey,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { formatUnits } from 'viem'
import type { Vm } from './createVm.js'
import { parseTransaction } from './parseTransaction.js'
import { readMint } from './readMint.js'
import { treasuryKey } from './treasuryKey.js'

/** What makes users see other amounts than base units and decimals say. */
const converting: readonly ExtensionType[] = [
  ExtensionType.InterestBearingConfig,
  ExtensionType.ScaledUiAmountConfig,
]

/**
 * An amount of base units as users see it now: decimals alone do not say it
 * where a token bears interest or has a scale, so its own program is asked.
 */
export function showAmount(vm: Vm, address: string, amount: bigint): string {
  const mint = readMint(vm.getAccount(address))
  const plain = formatUnits(amount, mint?.decimals ?? 0)
  const types = mint ? getExtensionTypes(mint.tlvData) : []
  if (!types.some((type) => converting.includes(type))) return plain
  const message = new TransactionMessage({
    instructions: [
      createAmountToUiAmountInstruction(
        ...([new PublicKey(address), amount, TOKEN_2022_PROGRAM_ID] as const),
      ),
    ],
    payerKey: treasuryKey.publicKey,
    recentBlockhash: PublicKey.default.toBase58(),
  }).compileToLegacyMessage()
  const wire = new VersionedTransaction(message).serialize()
  const text = Buffer.from(wire).toString('base64')
  const { returnData } = vm.simulate(parseTransaction(text, 'base64'))
  const [answer] = returnData?.data ?? []
  if (!answer) throw new Error('The token program does not say the amount')
  const shown = Buffer.from(answer, 'base64').toString()
  return shown.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}
