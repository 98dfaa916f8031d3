import { Outlet } from 'react-router'
import css from './frame.module.css'
export default function Frame() { return <div className={css.frame}><Outlet /></div> }
