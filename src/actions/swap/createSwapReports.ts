import type { Hash } from 'viem'
import type { sendToken } from '../sendToken.js'
import type { swap } from '../swap.js'

type Report = (progress: sendToken.Progress) => void

const steps = {
  resolving: 'swapping',
  preparing: 'swapping',
  switching: 'switching',
  approving: 'swapping',
  confirming: 'confirming',
  confirmed: 'confirmed',
} as const

/** Tells the steps of two transactions as those of one swap. */
export function createSwapReports(report: (progress: swap.Progress) => void): {
  /** For the approval of the token, which has only one step. */
  approving: Report
  swapping: Report
  getApprovalHash(): Hash | undefined
} {
  let approvalHash: Hash | undefined
  return {
    approving({ hash, sentToNetwork, step }) {
      approvalHash = hash as Hash | undefined
      report({
        step: step === 'switching' ? 'switching' : 'approving',
        hash: undefined,
        approvalHash,
        sentToNetwork,
      })
    },
    swapping: ({ hash, sentToNetwork, step }) =>
      report({
        step: steps[step],
        hash: hash as Hash | undefined,
        approvalHash,
        sentToNetwork,
      }),
    getApprovalHash: () => approvalHash,
  }
}
