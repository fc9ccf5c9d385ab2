'use client'
import { useUsageRule } from '../../modal/stack/useUsageRule.js'

/** Apart, so that the first screen is light. */
export function UsageGate() {
  useUsageRule()
  return null
}
