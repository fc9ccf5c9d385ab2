export {
  readShownUnits,
  toAmountQuestion,
} from '../requests/solana/amountQuestion.js'
export { isConvertedMint } from '../requests/solana/isConverted.js'
