import type { Mock } from 'vitest'

/**
 * Lists the steps that a payment has reported, but not that its transaction is
 * pending: a node that mines at once shows this only while it is busy.
 */
export function listSteps<progress extends listSteps.Progress>(
  onStep: Mock<(progress: progress) => void>,
): progress[] {
  return onStep.mock.calls
    .map(([progress]) => progress)
    .filter(
      ({ sentToNetwork, step }) =>
        step !== 'confirming' || sentToNetwork !== 'yes',
    )
}

export declare namespace listSteps {
  type Progress = { sentToNetwork: string; step: string }
}
