'use client'
import { useUsageRule } from '../../hooks/useUsageRule.js'

/** Apart, so that the first screen is light. */
export function UsageGate() {
  useUsageRule()
  return null
}
