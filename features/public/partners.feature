@core
Feature: Companies apply to work with the exchange
  An application is filed once, and whoever sent it has a reference to name.

  Scenario: Ada applies as a broker
    When Ada applies as a broker
    Then she is told a reference, and the exchange has one application of hers
    When Ada applies as a broker
    Then she is told that the exchange has her application already

  Scenario: Ada applies as a market maker, though the first answer is lost
    Given Ada has applied as a market maker and the answer was lost
    When Ada applies as a market maker
    Then she is told that it arrived, and the exchange has one application of hers
