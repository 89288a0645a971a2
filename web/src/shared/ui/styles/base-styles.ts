import './tokens.css';
import './fonts.css';
import './global.css';
