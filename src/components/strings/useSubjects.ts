'use client'
import { useLanguage } from '../../modal/language/useLanguage.js'

/** Returns a function that localizes a leading amount in a notice's subject. */
export function useSubjects(): <subject extends string | undefined>(
  subject: subject,
) => subject | string {
  const { toFigure } = useLanguage()
  return (subject) =>
    toFigure && subject
      ? subject.replace(/^[\d.]+(?= )/, (amount) => toFigure(amount))
      : subject
}
