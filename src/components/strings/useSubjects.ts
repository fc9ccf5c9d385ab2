'use client'
import { useLanguage } from '../../modal/language/useLanguage.js'

/** Writes what a sentence is about, which begins with an amount as a rule. */
export function useSubjects(): <subject extends string | undefined>(
  subject: subject,
) => subject | string {
  const { toFigure } = useLanguage()
  return (subject) =>
    toFigure && subject
      ? subject.replace(/^[\d.]+(?= )/, (amount) => toFigure(amount))
      : subject
}
