import { getPageMetadata } from '../../core/page/getPageMetadata.js'
import type { FrameOptions } from '../../core/ports.js'
import { version } from '../../version.js'
import type { FrameSend } from '../transport/send.js'

/** Tells the frame which app it serves, by default as the page names itself. */
export async function syncDappData(
  send: FrameSend,
  parameters: syncDappData.Parameters,
): Promise<void> {
  const { isUrgent, options } = parameters
  const { metadata = getPageMetadata(), projectId } = options
  await send(
    'SYNC_DAPP_DATA',
    {
      projectId,
      sdkType: 'latchkey',
      sdkVersion: version,
      metadata: { ...metadata, icons: [...metadata.icons] },
    },
    { isUrgent },
  )
}

export declare namespace syncDappData {
  type Parameters = {
    /** Posted even before the frame is ready for requests. */
    isUrgent?: boolean | undefined
    options: Pick<FrameOptions, 'metadata' | 'projectId'>
  }
}
