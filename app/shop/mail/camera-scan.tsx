import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { mail } from '#app/content/staff/mail.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { useModal } from '#app/ui/use-modal.ts'

const { camera: words } = mail
/** Bar codes of carriers' labels and our slips; the square codes beside them hold other data. */
const FORMATS = ['code_128', 'code_39', 'codabar', 'itf']
const LOOK_MS = 120

/** @see https://wicg.github.io/shape-detection-api/#barcode-detection-api */
type Detector = { detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

export function CameraScan({ onScan }: { onScan: (text: string) => void }) {
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  if (!isHydrated || !findDetector() || !navigator.mediaDevices) return null

  function finish(text: string) {
    setOpen(false)
    onScan(text)
  }

  return (
    <>
      <Button variant="quiet" small onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <Camera onScan={finish} onClose={() => setOpen(false)} />}
    </>
  )
}

type CameraProps = { onScan: (text: string) => void; onClose: () => void }

function Camera({ onScan, onClose }: CameraProps) {
  const dialog = useModal()
  const video = useRef<HTMLVideoElement>(null)
  const id = useId()
  const [hasFailed, setFailed] = useState(false)
  const finish = useEffectEvent(onScan)

  useEffect(() => {
    const { current } = video
    if (!current) return
    const left = new AbortController()
    void watch(current, left.signal).then(
      (text) => text && finish(text),
      () => left.signal.aborted || setFailed(true),
    )
    return () => left.abort()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="w-[min(100%,40rem)] gap-4 border border-line bg-ground p-5 text-ink open:grid"
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id}>{words.title}</h2>
      <TextBanner tone="error" text={hasFailed && words.failed} />
      <video ref={video} className="max-h-[60vh] w-full object-contain" muted playsInline />
      <Button variant="quiet" onClick={onClose}>
        {words.close}
      </Button>
    </dialog>
  )
}

async function watch(video: HTMLVideoElement, signal: AbortSignal) {
  const Detector = findDetector()
  const supported = (await Detector?.getSupportedFormats()) ?? []
  const formats = FORMATS.filter((format) => supported.includes(format))
  if (!Detector || formats.length === 0) throw new Error('No barcodes are read here')
  const detector = new Detector({ formats })
  const facingMode = 'environment'
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode } })
  try {
    video.srcObject = stream
    await video.play()
    while (!signal.aborted) {
      const [code] = await detector.detect(video)
      // GS1 codes contain control characters as separators.
      if (code) return code.rawValue.replaceAll(/\p{Cc}/gu, '')
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
    return undefined
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

function findDetector() {
  return (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector
}
