module.exports = (config) => config;
