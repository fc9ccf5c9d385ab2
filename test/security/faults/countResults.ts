import type { Result } from './runPayment.js'

/** Returns the outcome of many payments, with a sentence that sums it up. */
export function countResults(results: readonly Result[]) {
  const faulted = results.filter(({ faults }) => faults > 0).length
  const paid = results.filter(({ isPaid }) => isPaid).length
  const twice = results.filter(({ debits }) => debits > 1)
  const wrong = results.filter(({ lies }) => lies.length > 0)
  const text = `${results.length} runs, ${faulted} with faults, ${paid} told as paid, ${twice.length} debited twice, ${wrong.length} told wrongly`
  return { paid, text, twice, wrong }
}
