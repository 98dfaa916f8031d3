import { LineDrawing } from '#app/ui/icon.tsx'

export const CONTROL =
  'inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-md border border-transparent text-ink hover:border-line-strong hover:bg-lifted hover:text-ink focus-visible:-outline-offset-3 aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:text-line-strong'

const shapes = {
  close: 'M6 6l12 12M18 6 6 18',
  newTab:
    'M13.5 4.5H19.5V10.5M19.5 4.5 11 13M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  fitWidth: 'M4 5v14M20 5v14M7.5 12h9M10 9l-3 3 3 3M14 9l3 3-3 3',
  previous: 'M6.5 14.5 12 9l5.5 5.5',
  next: 'M6.5 9.5 12 15l5.5-5.5',
  print: 'M7 8.5V4.5h10v4M7 17H4.5v-6.5a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2V17H17M7 14h10v5.5H7z',
  download: 'M12 4.5v11M7.5 11 12 15.5 16.5 11M5 19.5h14',
}

export function ViewerIcon({ name, size }: { name: keyof typeof shapes; size?: number }) {
  return <LineDrawing path={shapes[name]} size={size} />
}
