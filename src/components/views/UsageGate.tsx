'use client'
import { useUsageRule } from '../../modal/stack/useUsageRule.js'

/** A component of its own, so that the first screen does not run it. */
export function UsageGate() {
  useUsageRule()
  return null
}
