import { ServiceError } from '../../http/ServiceError.js'

/**
 * The provider's answer, of which nothing is believed yet.
 *
 * @throws ServiceError SOCIAL_EXPIRED when it knows of nothing, SOCIAL_FAILED
 */
export async function readAnswer(
  answering: Promise<Response>,
): Promise<Record<string, unknown>> {
  const response = await answering.catch(() => undefined)
  if (response?.status === 404)
    throw new ServiceError(400, 'SOCIAL_EXPIRED', 'The login has expired')
  const body: unknown = await response?.json().catch(() => undefined)
  if (!response?.ok || typeof body !== 'object' || body === null)
    throw new ServiceError(502, 'SERVICE_UNAVAILABLE', 'No answer')
  return { ...body }
}
