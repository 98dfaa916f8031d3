import { startWorker } from '#app/islands/start-worker.ts'

/** Requests and responses carry a number. */
type AnyCalls = Record<string, { body: unknown; result: unknown }>

/** @param onFailure called once if the worker could not start or broke */
export function callWorker<Calls extends AnyCalls>(url: string, onFailure: () => void) {
  const waiting = new Map<number, (result: never) => void>()
  const worker = startWorker(url)
  let lastNumber = 0

  worker.addEventListener('error', onFailure, { once: true })
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ number: number; result: never }>) => {
      waiting.get(data.number)?.(data.result)
      waiting.delete(data.number)
    },
  )

  return {
    call<Name extends keyof Calls>(
      name: Name,
      body: Calls[Name]['body'],
      transfer: Transferable[] = [],
    ) {
      const number = ++lastNumber
      worker.postMessage({ number, name, body }, transfer)
      return new Promise<Calls[Name]['result']>((resolve) => waiting.set(number, resolve))
    },
    close: () => worker.terminate(),
  }
}

export function answerCalls<Calls extends AnyCalls>(answers: {
  [Name in keyof Calls]: (body: Calls[Name]['body']) => Calls[Name]['result']
}) {
  type Request = { number: number; name: keyof Calls; body: never }
  self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
    const result = answers[data.name](data.body)
    const transfer = result instanceof ImageBitmap ? [result] : []
    self.postMessage({ number: data.number, result }, { transfer })
  })
}
