import {
  isConvertedMint,
  readShownUnits as readAnswer,
  toAmountQuestion,
} from 'latchkey-wallet/solanaAmounts'
import { parseUnits } from 'viem'
import * as z from 'zod/mini'
import { answerRpc } from '../../answerRpc.js'
import type { ChainInfo } from '../../chain/chainInfo.js'

/** Accounts that a node reads in one request. */
const CHUNK = 100

const answerSchema = z.looseObject({ result: z.unknown() })
const accountsSchema = z.looseObject({
  value: z.array(
    z.nullable(z.looseObject({ data: z.tuple([z.string(), z.string()]) })),
  ),
})

export type HeldToken = {
  /** Base units, of all token accounts. */
  amount: bigint
  decimals: number
  mint: string
  /** What the node says of each token account, in whole tokens. */
  said: readonly string[]
}

/**
 * Reads what users see of tokens of Token-2022, in 10^-decimals, by mint.
 * Tokens that bear interest or have a scale are shown as other amounts than
 * base units and decimals say; the program converts with floats, so it is asked
 * itself. All others are left out.
 *
 * @throws Error when the node does not answer
 */
export async function readShownUnits(parameters: {
  chain: ChainInfo
  held: readonly HeldToken[]
  owner: string
}): Promise<ReadonlyMap<string, bigint>> {
  const { chain, held, owner } = parameters
  const converted = await findConverted(chain, held)
  const shown = converted.map(
    async (token) =>
      [token.mint, await askProgram(chain, token, owner)] as const,
  )
  return new Map(await Promise.all(shown))
}

async function findConverted(chain: ChainInfo, held: readonly HeldToken[]) {
  const chunks: HeldToken[][] = []
  for (let start = 0; start < held.length; start += CHUNK)
    chunks.push(held.slice(start, start + CHUNK))
  const found = chunks.map(async (chunk) => {
    const { data } = accountsSchema.safeParse(
      await ask(chain, 'getMultipleAccounts', [
        chunk.map(({ mint }) => mint),
        { commitment: 'confirmed', encoding: 'base64' },
      ]),
    )
    if (!data) throw new Error('The chain does not answer')
    return chunk.filter((_, index) => {
      const [text = ''] = data.value[index]?.data ?? []
      return isConvertedMint(Buffer.from(text, 'base64'))
    })
  })
  return (await Promise.all(found)).flat()
}

/** Of an owner without SOL nothing can be simulated: the node's word counts. */
async function askProgram(chain: ChainInfo, token: HeldToken, owner: string) {
  const { amount, decimals, mint, said } = token
  const question = toAmountQuestion(amount, mint, owner)
  const answer = await ask(chain, 'simulateTransaction', question)
  return (
    readAnswer(answer, decimals) ??
    said.reduce((sum, text) => sum + parseUnits(text, decimals), 0n)
  )
}

async function ask(
  chain: ChainInfo,
  method: string,
  params: readonly unknown[],
) {
  const body = JSON.stringify({ id: 1, jsonrpc: '2.0', method, params })
  const answer = (await answerRpc({ body, chain })).body
  return answerSchema.safeParse(answer).data?.result
}
