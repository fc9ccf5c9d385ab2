'use client'
import { useKit } from '../../hooks/useKit.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { useLegalStrings } from '../strings/useLegalStrings.js'
import { toPageUrl } from './toPageUrl.js'

/** The pages that an app has named, as links in a sentence. */
export function LegalLinks() {
  const { legal } = useKit()
  const { and, privacy, terms } = useLegalStrings()
  const termsHref = toPageUrl(legal?.termsUrl)
  const privacyHref = toPageUrl(legal?.privacyUrl)
  return (
    <>
      {termsHref && (
        <ExternalLink className="lk-legal-link" href={termsHref}>
          {terms}
        </ExternalLink>
      )}
      {termsHref && privacyHref && ` ${and} `}
      {privacyHref && (
        <ExternalLink className="lk-legal-link" href={privacyHref}>
          {privacy}
        </ExternalLink>
      )}
    </>
  )
}
