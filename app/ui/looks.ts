export const TAG =
  'rounded-[2rem] border border-line-strong px-2.5 py-0.5 text-[0.8125rem] leading-normal font-semibold text-muted data-tone:border-(--edge) data-tone:bg-(--wash) data-tone:text-(--ink)'

export const CARD =
  'grid grid-cols-1 gap-3.5 rounded-lg border border-line bg-raised px-[min(1.25rem,5vw)] py-4'

export const LINK_CARD = [
  'relative border border-line bg-raised transition-[border-color] hover:border-accent-text',
  '[&_a]:no-underline [&_a]:after:absolute [&_a]:after:inset-0 [&_a]:after:rounded-[inherit]',
  '[&_a:focus-visible]:outline-none [&_a:focus-visible]:after:outline-3 [&_a:focus-visible]:after:outline-offset-3 [&_a:focus-visible]:after:outline-focus',
].join(' ')

const SIGNS = '[&_li]:grid [&_li]:grid-cols-[auto_minmax(0,1fr)] [&_li]:gap-3 [&_svg]:mt-1'
export const ICON_LIST = `${SIGNS} [&_svg]:text-accent-text`
export const TICKED_LIST = `${SIGNS} [&_svg]:text-success`

export const FACTS = [
  '@container grid grid-cols-1 gap-2 empty:hidden [&_dt]:text-muted',
  '*:grid *:grid-cols-[minmax(5.5rem,8.5rem)_minmax(0,1fr)] *:gap-3 @max-[16rem]:*:grid-cols-1 @max-[16rem]:*:gap-0',
].join(' ')

const NUMBERS = [
  '[counter-reset:step] *:relative *:[counter-increment:step] *:before:content-[counter(step)]',
  '*:before:absolute *:before:top-0 *:before:left-0 *:before:grid *:before:place-items-center *:before:rounded-full *:before:font-strong',
].join(' ')
export const STEPS = `${NUMBERS} *:before:size-8 *:before:border *:before:border-line-strong *:before:text-15 *:before:text-ink`
export const FILLED_STEPS = `${NUMBERS} *:pl-13 *:before:size-9 *:before:bg-accent *:before:text-on-accent`

export const CHOICE = [
  'flex min-h-12.5 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-raised px-[min(0.75rem,4vw)] py-2.5 leading-[1.3] transition-[border-color] hover:border-ink',
  'chosen:border-accent chosen:shadow-[inset_0_0_0_1px_var(--accent)]',
  'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-focus',
  '[&_input]:size-4.5 [&_input]:outline-none',
].join(' ')

const ANY_TABLE =
  'w-full border-collapse text-base leading-[1.4] tabular-nums max-[34rem]:text-small [&_:where(th,td)]:border-b [&_:where(th,td)]:border-line [&_:where(th,td)]:text-left'

export const TABLE = [
  ANY_TABLE,
  '[&_:is(th,td)]:py-3 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:align-top max-[34rem]:[&_:is(th,td)]:pr-2',
  '[&_caption]:mb-2 [&_caption]:text-left [&_caption]:font-semibold [&_tbody_th]:font-medium',
  '[&_thead_:is(th,td)]:text-small [&_thead_:is(th,td)]:font-semibold [&_thead_:is(th,td)]:text-muted',
].join(' ')

export const COMPARISON = [
  ANY_TABLE,
  'table-fixed print:break-inside-avoid [&_:where(th,td)]:px-3 [&_:where(th,td)]:py-2.75 [&_:where(th,td)]:font-normal',
  'max-[34rem]:[&_:where(th,td)]:px-1.5 max-[34rem]:[&_:where(th,td)]:py-2.25',
  '[&_:where(th:first-child)]:pl-0 [&_:where(th:first-child)]:text-muted [&_:where(thead_th)]:font-semibold',
].join(' ')
export const CHOSEN =
  'bg-lifted in-[thead]:rounded-t-md in-[thead]:shadow-[inset_0_3px_0_var(--accent)]'

export const PRICES = [
  COMPARISON,
  '[&_td]:text-right! [&_[colspan]]:text-center! [&_thead_th:not(:first-child)]:text-right!',
  '[&_thead_th:first-child]:w-[37%] [&_thead_th:first-child]:font-normal! max-[34rem]:[&_thead_th:first-child]:w-[33%]',
  'max-[34rem]:[&_:is(td,thead_th:not(:first-child))]:px-0.5',
  // Four digits and the cents of every term, beside each other on the narrowest phone.
  'max-[24.5rem]:[&_:is(th,td)]:text-[0.8125rem]',
  '[&_caption]:pb-4 [&_caption]:text-left [&_caption]:text-h3 [&_caption]:leading-[1.3] [&_caption]:font-strong',
].join(' ')
export const SUM_ROW = '*:border-b-2! *:border-accent! *:font-strong! *:text-ink!'

export const FIELD = 'grid grid-cols-1 gap-1.75'
const CONTROL = [
  'w-full min-w-0 border border-line-strong bg-sunken leading-[1.4] text-ink [font-family:inherit] transition-[border-color] hover:border-ink light:bg-[#fff]',
  'focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-1',
  'aria-invalid:border-error aria-invalid:shadow-[inset_0_0_0_1px_var(--error)]',
  'fixed-value:border-dashed fixed-value:text-muted',
  'autofill:caret-ink autofill:shadow-[inset_0_0_0_100px_var(--lifted)] autofill:[-webkit-text-fill-color:var(--text)]',
].join(' ')
export const INPUT = `${CONTROL} min-h-12.5 rounded-control px-[min(0.9375rem,4vw)] py-2.5 text-[1.0625rem]`
export const COMPACT = `${CONTROL} min-h-11 rounded-control px-3 py-1.5 text-base font-normal`
export const SELECT = [
  'appearance-none pr-11 bg-no-repeat forced-colors:appearance-auto',
  'bg-[image:linear-gradient(45deg,transparent_50%,var(--muted)_50%),linear-gradient(-45deg,transparent_50%,var(--muted)_50%)]',
  'bg-[position:right_1.25rem_center,right_0.875rem_center] bg-size-[0.375rem_0.375rem]',
].join(' ')

export const SECTION_GRID = 'grid grid-cols-1 px-(--margin) print:gap-4 print:px-0 print:py-4'
export const SECTION = `${SECTION_GRID} gap-[clamp(2rem,3.5vw,3rem)] py-[clamp(3rem,6vw,5.5rem)]`

/** Keyboards must reach a list that scrolls sideways; the starter removes the tab stop where it does not. */
export const scroller = { 'data-scroller': '', tabIndex: 0 }

export const SCROLLER =
  'relative grid auto-cols-[min(84%,22rem)] grid-flow-col gap-4 overflow-x-auto overscroll-x-contain p-0.5 pb-2.5 snap-x snap-proximity scroll-px-0.5 [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin] *:min-w-0 *:snap-start wide:grid-flow-row wide:grid-cols-3 wide:overflow-visible wide:p-0'
