import '../app.css'
