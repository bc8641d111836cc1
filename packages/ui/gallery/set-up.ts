import './gallery.css'
