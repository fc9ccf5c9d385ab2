import { toEventSelector } from 'viem'

/** First topics of the logs that the index reads. */
export const topics = {
  approval: toEventSelector('Approval(address,address,uint256)'),
  approvalForAll: toEventSelector('ApprovalForAll(address,address,bool)'),
  transfer: toEventSelector('Transfer(address,address,uint256)'),
  wethDeposit: toEventSelector('Deposit(address,uint256)'),
  wethWithdrawal: toEventSelector('Withdrawal(address,uint256)'),
  pairSwap: toEventSelector(
    'Swap(address,uint256,uint256,uint256,uint256,address)',
  ),
  pairMint: toEventSelector('Mint(address,uint256,uint256)'),
  pairBurn: toEventSelector('Burn(address,uint256,uint256,address)'),
} as const
